import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import styles from './CannedReasons.module.css';

interface CannedReasonsProps {
  /** The current text of the field. */
  written: string;
  onChoose: (reason: string) => void;
}

/** Standard reasons from the dictionary; a click appends one to the text. */
export function CannedReasons({ written, onChoose }: CannedReasonsProps) {
  const ofAudits = { type: 'REJECT_REASON' };
  const { data = [] } = useQueryOf('GET /api/baseData/bussinessData/queryList', ofAudits, { quiet: true });
  if (data.length === 0) return null;
  const add = (reason: string) => {
    if (!written.includes(reason)) onChoose([written.trim(), reason].filter(Boolean).join('\n'));
  };
  return (
    <Row as="fieldset" wrap gap={8} above={12} className={styles.reasons}>
      <legend>{m.operator_audit_reasons()}</legend>
      {data.map(({ code, name }) => (
        <Button key={code} size="small" onClick={() => add(name)}>
          <span lang="zh">{name}</span>
        </Button>
      ))}
    </Row>
  );
}
