import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import styles from './CannedReasons.module.css';

interface CannedReasonsProps {
  /** What stands in the field. */
  written: string;
  onChoose: (reason: string) => void;
}

/** Reasons of the dictionary; a press adds one to what is written. */
export function CannedReasons({ written, onChoose }: CannedReasonsProps) {
  const ofAudits = { type: 'REJECT_REASON' };
  const { data = [] } = useQueryOf('GET /api/baseData/bussinessData/queryList', ofAudits, { quiet: true });
  if (data.length === 0) return null;
  const add = (reason: string) => {
    if (!written.includes(reason)) onChoose([written.trim(), reason].filter(Boolean).join('\n'));
  };
  return (
    <fieldset className={styles.reasons}>
      <legend>{m.operator_audit_reasons()}</legend>
      {data.map(({ code, name }) => (
        <Button key={code} size="small" onClick={() => add(name)}>
          <span lang="zh">{name}</span>
        </Button>
      ))}
    </fieldset>
  );
}
