import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { downloadIcon, fileTextIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import styles from './LotteryPart.module.css';

const script = '/verify-draw.mjs';

interface OfflineProps {
  postId: string;
  /** Whether the list of entrants is published. */
  isFrozen: boolean;
  entrants?: number;
}

/** How to repeat the draw without this page: the list, the script, and one command to type. */
export function Offline({ postId, isFrozen, entrants }: OfflineProps) {
  return (
    <Stack as="section" gap={10} above={20} round ground="quiet" className={styles.offline}>
      <h3>{m.lottery_offline()}</h3>
      <p>{m.lottery_offline_text()}</p>
      <Row as="p" wrap gap={12}>
        {isFrozen && (
          <ButtonLink
            href={`/api/communityManage/lottery/queryProof?id=${postId}`}
            size="small"
            icon={downloadIcon}
            download="draw.json"
          >
            {entrants === undefined
              ? m.lottery_full_list()
              : m.lottery_full_list_of({ count: formatThousands(entrants) })}
          </ButtonLink>
        )}
        <ButtonLink href={script} size="small" icon={fileTextIcon} download="verify-draw.mjs">
          {m.lottery_script()}
        </ButtonLink>
      </Row>
      <code className={styles.hex}>node verify-draw.mjs draw.json</code>
    </Stack>
  );
}
