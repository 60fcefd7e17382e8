import styles from './Prose.module.css';

/** Rich text of an article. `html` must have been sanitised by the server; nothing is cleaned here. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server stores and serves sanitised text only
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
