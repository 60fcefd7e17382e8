import type { OperLogChange } from '@portal/contract/oper-log/public';
import * as m from '@portal/texts/messages';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import styles from './LogEntry.module.css';

function Value({ text, isNamed }: { text: string | null; isNamed: boolean }) {
  if (text === null || text === '')
    return (
      <Text as="span" tone="faint">
        {m.console_log_nothing()}
      </Text>
    );
  if (isNamed) return <WordedText>{text}</WordedText>;
  return (
    <span className={styles.value} lang={langOfContent('zh')}>
      {text}
    </span>
  );
}

/** Each changed value, before and after. */
export function LogChanges({ changes }: { changes: OperLogChange[] }) {
  return (
    <Table
      caption={m.console_log_changes()}
      className={styles.changes}
      rows={changes}
      rowKey={({ field }) => field}
      columns={[
        {
          key: 'field',
          head: m.console_log_field(),
          rowHeader: true,
          cell: ({ field, fieldLabel }) => (fieldLabel === field ? <code>{field}</code> : fieldLabel),
        },
        {
          key: 'before',
          head: m.console_log_before(),
          cell: ({ before, isNamed }) => <Value text={before} isNamed={isNamed} />,
        },
        {
          key: 'after',
          head: m.console_log_after(),
          cell: ({ after, isNamed }) => <Value text={after} isNamed={isNamed} />,
        },
      ]}
    />
  );
}
