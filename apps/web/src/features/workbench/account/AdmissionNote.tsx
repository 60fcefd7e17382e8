import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useMenus } from '../../../platform/account/use-user.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { isInMenu } from '../../../platform/guard/menu-match.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { AdmissionBand } from '../../enterprise/shared/AdmissionBand.tsx';

const explainedByPage = '500011';

/** Explains to enterprises not yet admitted why their menu is short, and what they can do about it. */
export function AdmissionNote() {
  const { data, error } = useQueryOf('GET /api/baseInfo/enterpriseInfo/queryDetail', {}, { quiet: true });
  const mayMaintain = isInMenu(useMenus(), paths.enterprisePreserve());
  const isBlank = error instanceof ApiError && error.retCode === explainedByPage;
  const state = data?.state ?? (isBlank ? 'DRAFT' : undefined);
  if (!state) return null;
  const isTheirTurn = isBlank || data?.actions.some((action) => action === 'save' || action === 'reapply');
  const action = mayMaintain && (
    <ButtonLink href={paths.enterprisePreserve()} size="small" variant={isTheirTurn ? 'main' : undefined}>
      {isTheirTurn ? m.workbench_complete_action() : m.workbench_open()}
    </ButtonLink>
  );
  return <AdmissionBand state={state} action={action} opinion={data?.opinion} dueAt={data?.dueAt} />;
}
