import type { DeclareMaterial } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatBytes } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { downloadIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './DeclareItemView.module.css';

/** The materials to submit, with templates to download. */
export function MaterialList({ materials }: { materials: DeclareMaterial[] }) {
  const lang = langOfContent('zh');
  return (
    <Text as="ol" lineAbove="strong">
      {materials.map(({ code, name, required, reusable, template }, index) => (
        <Columns
          key={code}
          as="li"
          of="2rem minmax(0, 1fr) auto"
          align="baseline"
          gapX={8}
          padBlock={14}
          lineBelow="thin"
          className={styles.material}
        >
          <Text as="span" tone="faint" figures aria-hidden>
            {index + 1}
          </Text>
          <span>
            <span lang={lang}>{name}</span>
            {!required && (
              <span className={styles.need}>
                <Tag tone="brand">{m.field_material_optional()}</Tag>
              </span>
            )}
            {reusable && (
              <Text as="span" block tone="faint" size={14}>
                {m.policy_material_reusable()}
              </Text>
            )}
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
              <Text
                as="small"
                tone="faint"
                size={13}
              >{`${endingOf(template.name)} ${formatBytes(template.bytes)}`}</Text>
            </Link>
          ) : (
            <Text as="span" tone="faint" size={14}>
              {m.policy_material_own()}
            </Text>
          )}
        </Columns>
      ))}
    </Text>
  );
}

const endingOf = (name: string) => (/\.([a-z]+)$/.exec(name)?.[1] ?? '').toUpperCase();
