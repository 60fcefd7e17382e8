import type { SetupLineState } from '@portal/contract/setup/manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** Reminds the people who can do a line; says so once they have been reminded today. */
export function RemindButton({ line }: { line: SetupLineState }) {
  const { key, title, reminds, canRemind, wasRemindedToday } = line;
  const remind = useMutationOf('POST /api/settingManage/setup/remind', {
    done: m.setup_reminded(),
    invalidates: ['GET /api/settingManage/setup/queryDetail'],
  });
  if (wasRemindedToday)
    return (
      <Text as="span" tone="quiet" size={13}>
        {m.setup_reminded_today()}
      </Text>
    );
  if (!canRemind) return null;
  const text = m.setup_remind({ who: reminds });
  return (
    <Button
      variant="quiet"
      size="small"
      busy={remind.busy}
      aria-label={`${text} ${title}`}
      onClick={() => void remind.run({ key })}
    >
      {text}
    </Button>
  );
}
