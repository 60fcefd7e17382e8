import { openOutside } from './outside-links.ts';
import styles from './Prose.module.css';
import { boxWideTables } from './wide-tables.ts';

/** Formatted text of an article. `html` must have been sanitised by the server; nothing is sanitised here. */
export function Prose({ html }: { html: string }) {
  const boxed = boxWideTables(openOutside(html), styles.wide ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server stores and serves sanitised text only
  return <div data-prose className={styles.prose} dangerouslySetInnerHTML={{ __html: boxed }} />;
}
