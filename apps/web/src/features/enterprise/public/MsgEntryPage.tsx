import { chainStages, enterpriseScales } from '@portal/contract/enterprise/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { StepPage } from '../../identity/shared/form/StepPage.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import { areaOptions } from '../shared/area-options.ts';
import { chainStageName } from '../shared/chain-stage-name.ts';
import { scaleNames } from '../shared/scale-names.ts';
import EntryForm from './admission/EntryForm.island.tsx';
import styles from './admission/EntryForm.module.css';
import { NotReady } from './admission/NotReady.tsx';

export const loader = makeLoader(async ({ call }) => {
  const [properties, industries, regions] = await Promise.all([
    call('GET /api/baseData/bussinessData/queryList', { type: 'ENTERPRISE_PROPERTS' }),
    // The industry tags of policies, which are not the tags of content.
    call('GET /api/baseData/bussinessData/queryList', { type: 'INDUSTRY_TAG' }),
    call('GET /api/baseInfoManage/regionManage/queryList', {}),
  ]);
  return {
    properties: properties.map(({ code, name }) => ({ value: code, text: name })),
    tags: industries.map(({ code, name }) => ({ value: code, text: name })),
    regions: areaOptions(regions),
  };
});

export function Component() {
  const choices = useLoaderData<typeof loader>();
  const { hotline, serviceHours } = useSiteSetting();
  return (
    <StepPage heading={m.identity_register()} step={1} wide>
      <PageHead title={[m.identity_entry_title()]} noIndex />
      <div className={styles.notReady}>
        <NotReady choices={choices} />
      </div>
      <EntryForm
        hrefs={{
          register: paths.register(),
          login: paths.login(),
          audit: paths.audit(),
          done: paths.enterSuccess(),
        }}
        help={{ hotline, hours: serviceHours }}
        choices={{
          ...choices,
          stages: chainStages.map((stage) => ({ value: stage, text: chainStageName(stage) })),
          scales: enterpriseScales.map((scale) => ({ value: scale, text: scaleNames[scale]() })),
        }}
      />
    </StepPage>
  );
}
