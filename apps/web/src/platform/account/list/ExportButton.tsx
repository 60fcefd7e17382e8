import * as m from '@portal/texts/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { downloadIcon } from '../../../ui/icon/shapes.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import type { GetKey } from '../use-query-of.ts';
import styles from './List.module.css';
import { useExport } from './use-export.ts';

interface ExportButtonProps {
  endpoint: GetKey;
  /** The filters of the list, without paging. */
  input: Record<string, string | number>;
  size?: 'small';
  /** The label of what it downloads, if not the list. */
  text?: string;
}

/** Downloads a list as a spreadsheet, with all rows that match the filters. */
export function ExportButton({ endpoint, input, size, text = m.member_export() }: ExportButtonProps) {
  const { pageNo: _page, pageSize: _size, ...filters } = input;
  const { share, run } = useExport(endpoint, filters);
  return (
    <Text as="span" relative>
      <Button size={size} icon={downloadIcon} busy={share !== undefined} onClick={() => void run()}>
        {share === undefined ? text : m.member_exporting({ percent: Math.round(share * 100) })}
      </Button>
      {share !== undefined && (
        <span className={styles.exportRail}>
          <Progress bare label={m.member_export()} value={share || undefined} />
        </span>
      )}
    </Text>
  );
}
