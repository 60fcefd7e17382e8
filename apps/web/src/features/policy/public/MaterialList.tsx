import type { DeclareMaterial } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatBytes } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { downloadIcon } from '../../../ui/icon/shapes/download.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './DeclareItemView.module.css';

/** The materials to submit, with templates to download. */
export function MaterialList({ materials }: { materials: DeclareMaterial[] }) {
  const lang = langOfContent('zh');
  return (
    <ol className={styles.materials}>
      {materials.map(({ code, name, required, reusable, template }, index) => (
        <li key={code} className={styles.material}>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <span>
            <span lang={lang}>{name}</span>
            {!required && (
              <span className={styles.need}>
                <Tag tone="brand">{m.policy_material_optional()}</Tag>
              </span>
            )}
            {reusable && <span className={styles.hint}>{m.policy_material_reusable()}</span>}
          </span>
          {template ? (
            <Link
              href={imageUrl(template.fileId, template.index)}
              download={template.name}
              className={styles.template}
            >
              <Icon shape={downloadIcon} />
              {m.policy_download()}
              <VisuallyHidden>
                <Written>{template.name}</Written>
              </VisuallyHidden>
              <small>{`${endingOf(template.name)} ${formatBytes(template.bytes)}`}</small>
            </Link>
          ) : (
            <span className={styles.own}>{m.policy_material_own()}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

const endingOf = (name: string) => (/\.([a-z]+)$/.exec(name)?.[1] ?? '').toUpperCase();
