import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { landmarkIcon, plusIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { InstitutionPanel } from './InstitutionPanel.tsx';
import { OwnProducts } from './OwnProducts.tsx';

const InstitutionForm = lazy(async () => ({
  default: (await import('./InstitutionForm.tsx')).InstitutionForm,
}));

/** The enterprise's profile as an institution, which comes first, and its products. */
export function Component() {
  const answer = useQueryOf('GET /api/financeManage/institution/queryOwn', {});
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <Answered of={answer}>
      {({ institution, policies }) => (
        <>
          <PageTitle
            title={m.finance_own_title()}
            note={m.finance_own_note()}
            actions={
              institution?.state === 'OPEN' && (
                <ButtonLink
                  href={paths.ownFinance({ product: 'new' })}
                  variant="main"
                  icon={plusIcon}
                  keepScroll
                >
                  {m.finance_new_product()}
                </ButtonLink>
              )
            }
          />
          {institution ? (
            <Stack gap={16} fluid>
              <InstitutionPanel institution={institution} />
              <OwnProducts isOpen={institution.state === 'OPEN'} policies={policies} />
            </Stack>
          ) : (
            <EmptyState
              icon={landmarkIcon}
              title={m.finance_no_institution()}
              action={
                <ButtonLink href={paths.ownFinance({ institution: 'edit' })} variant="main">
                  {m.finance_become()}
                </ButtonLink>
              }
            >
              {m.finance_no_institution_text()}
            </EmptyState>
          )}
          <Suspense>
            {search.get('institution') === 'edit' && (institution === null || institution.canEdit) && (
              <InstitutionForm
                institution={institution}
                onClose={() => void navigate(paths.ownFinance(), { preventScrollReset: true })}
              />
            )}
          </Suspense>
        </>
      )}
    </Answered>
  );
}
