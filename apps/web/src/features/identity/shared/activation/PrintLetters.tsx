import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { LettersButton } from './LettersButton.tsx';

/** Prints a letter with a new code for everyone who has no password yet; nothing if there is nobody. */
export function PrintLetters() {
  const waiting = useQueryOf('GET /api/userManage/activation/queryWaiting', {}, { quiet: true });
  const { userIds = [] } = waiting.data ?? {};
  return userIds.length === 0 ? null : <LettersButton userIds={userIds} />;
}
