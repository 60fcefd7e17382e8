import type { SitePage } from '@portal/contract/site/public';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { formatBytes } from '../../../../platform/display/format.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { downloadIcon } from '../../../../ui/icon/shapes.ts';
import { Text } from '../../../../ui/layout/Text.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { Table } from '../../../../ui/table/Table.tsx';
import { Tag } from '../../../../ui/tag/Tag.tsx';
import styles from './Guide.module.css';

type Material = SitePage['materials'][number];

const columns = (): Column<Material>[] => [
  { key: 'name', head: m.site_guide_material(), rowHeader: true, width: '22%', cell: ({ name }) => name },
  {
    key: 'need',
    head: m.site_guide_need(),
    nowrap: true,
    cell: ({ required }) =>
      required ? (
        <Tag tone="brand">{m.field_material_required()}</Tag>
      ) : (
        <Tag outlined>{m.field_material_optional()}</Tag>
      ),
  },
  { key: 'format', head: m.site_guide_format(), width: '18%', cell: ({ format }) => format },
  {
    key: 'note',
    head: m.site_guide_note(),
    cell: ({ note, template }) => (
      <Text as="span" tone="quiet" size={14}>
        {note}
        {template && <Template template={template} />}
      </Text>
    ),
  },
];

function Template({ template }: { template: NonNullable<Material['template']> }) {
  return (
    <>
      <br />
      <a
        href={imageUrl(template.fileId, template.index)}
        download={template.name}
        className={styles.template}
      >
        <Icon shape={downloadIcon} />
        {m.site_guide_download()}
        <small>{formatBytes(template.bytes)}</small>
      </a>
    </>
  );
}

/** The materials to bring, with templates to download. */
export function MaterialTable({ materials }: { materials: Material[] }) {
  return (
    <section id="materials">
      <h2>{m.site_guide_materials()}</h2>
      <Table
        caption={m.site_guide_materials()}
        columns={columns()}
        rows={materials}
        rowKey={({ code }) => code}
      />
    </section>
  );
}
