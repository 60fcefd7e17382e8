import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '@portal/contract/paths';
import { resourceCodeLabels } from '@portal/contract/resource/terms';
import * as m from '@portal/texts/messages';
import { redirect, useLoaderData } from 'react-router';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { isDay } from '../../../platform/display/day-words.ts';
import { loader as makeLoader, oneOf } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Band } from '../../../ui/layout/Layout.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { MachineWeek } from './MachineWeek.tsx';
import { ResourceCards } from './ResourceCards.tsx';
import styles from './ResourcePage.module.css';
import { ResultRows } from './ResultRows.tsx';

type Shared = EndpointMap['GET /api/serviceManage/resource/queryList']['output'];

const codes = codesOf(resourceCodeLabels);
const [first = 'instrument'] = codes;
const shownVarieties = 6;
const shownResults = 5;

export const loader = makeLoader(async ({ call, params, search }) => {
  const code = oneOf(params.code ?? null, codes);
  // An unknown code redirects to the first one, which shows a notice.
  if (!code) throw redirect(paths.resources(first, params.code === undefined ? {} : { unknown: 1 }));
  const from = search.get('from');
  const read = (of: Shared['code']) => call('GET /api/serviceManage/resource/queryList', { code: of });
  const isFirst = code === first;
  return {
    shared: await call('GET /api/serviceManage/resource/queryList', {
      code,
      ...(isDay(from) ? { from } : {}),
    }),
    varieties: isFirst ? (await read('variety')).rows.slice(0, shownVarieties) : [],
    results: isFirst ? (await read('achievement')).rows.slice(0, shownResults) : [],
    isUnknown: search.get('unknown') !== null,
  };
});

export function Component() {
  const { shared, varieties, results, isUnknown } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { code, counts } = shared;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <DocumentHead
        title={[resourceCodeLabels[code](), m.resource_title()]}
        description={m.resource_note({ count: total })}
        canonical={paths.resources(code)}
        noIndex={shared.from !== shared.today || counts[code] === 0}
        jsonLd={breadcrumbJsonLd(origin, [
          { name: m.resource_title(), path: paths.resources() },
          { name: resourceCodeLabels[code]() },
        ])}
      />
      <Crumbs
        steps={[
          { text: m.site_nav_service() },
          { text: m.resource_title(), href: paths.resources() },
          { text: resourceCodeLabels[code]() },
        ]}
      />
      <Stack contained fluid gap={24} padTop={32} padBottom={48} className={styles.page}>
        <PageHead title={m.resource_title()} note={m.resource_note({ count: total })} />
        {isUnknown && (
          <Alert kind="info" title={m.resource_unknown()}>
            {m.resource_unknown_text()}
          </Alert>
        )}
        <TabLinks
          label={m.resource_code()}
          currentKey={code}
          items={codes.map((one) => ({
            key: one,
            href: paths.resources(one),
            text: `${resourceCodeLabels[one]()} ${counts[one]}`,
          }))}
        />
        <Listed shared={shared} />
      </Stack>
      {varieties.length > 0 && (
        <Band ground="quiet">
          <BlockHead
            title={m.resource_library()}
            note={m.resource_library_note()}
            more={{ text: m.resource_all({ count: counts.variety }), href: paths.resources('variety') }}
          />
          <ResourceCards rows={varieties} as="h3" />
        </Band>
      )}
      {results.length > 0 && (
        <Band>
          <BlockHead
            title={m.resource_achievement()}
            note={m.resource_maturity_note()}
            more={{
              text: m.resource_all({ count: counts.achievement }),
              href: paths.resources('achievement'),
            }}
          />
          <ResultRows rows={results} as="h3" />
        </Band>
      )}
    </>
  );
}

function Listed({ shared }: { shared: Shared }) {
  const { code, rows, machines } = shared;
  if (rows.length + machines.length === 0)
    return <EmptyState title={m.resource_none()}>{m.resource_none_text()}</EmptyState>;
  if (code === 'instrument') return <MachineWeek shared={shared} />;
  return code === 'achievement' ? <ResultRows rows={rows} as="h2" /> : <ResourceCards rows={rows} as="h2" />;
}
