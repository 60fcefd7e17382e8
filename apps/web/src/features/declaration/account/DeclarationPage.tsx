import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useFormKey } from '../../../platform/form/use-form-key.ts';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import { DeclarationView } from './DeclarationView.tsx';

// Loaded on demand: readers need neither the form's fields nor its rules.
const DeclarationForm = lazy(async () => ({
  default: (await import('./DeclarationForm.tsx')).DeclarationForm,
}));

/** One of the user's applications: its form while it can be edited, otherwise what was submitted. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/policyManage/declaration/queryDetail', { id });
  const { key, saving } = useFormKey(id, answer.data?.version);
  return (
    <>
      <WorkTrail refId={id} list={paths.applications()} />
      {!answer.data && <PageTitle title={m.declaration_one()} />}
      <Answered of={answer}>
        {(declaration) =>
          declaration.actions.includes('edit') ? (
            <Suspense>
              <DeclarationForm key={key} declaration={declaration} saving={saving} />
            </Suspense>
          ) : (
            <DeclarationView declaration={declaration} />
          )
        }
      </Answered>
    </>
  );
}
