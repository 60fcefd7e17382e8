import type { ManagedReading } from '@portal/contract/billing/meter-manage';
import { meterKindLabels, readingStateLabels } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  actsColumn,
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { quantityText, readingVariants } from '../shared/bill-words.ts';
import { MeterTabs } from './MeterTabs.tsx';
import { recentMonths } from './months.ts';
import { correctedMonth, correctionOf } from './price/correction-address.ts';

const ReadingDrawer = lazy(async () => ({ default: (await import('./ReadingDrawer.tsx')).ReadingDrawer }));
const CorrectionDrawer = lazy(async () => ({
  default: (await import('./price/CorrectionDrawer.tsx')).CorrectionDrawer,
}));
const DayReadingDrawer = lazy(async () => ({
  default: (await import('./price/DayReadingDrawer.tsx')).DayReadingDrawer,
}));
const ImportDrawer = lazy(async () => ({ default: (await import('./ImportDrawer.tsx')).ImportDrawer }));

const readingColumns = (hrefOf: (reading: ManagedReading) => string): ListColumn<ManagedReading>[] => [
  nameColumn('meter', m.field_meter_no(), {
    name: ({ meterNo }) => meterNo,
    note: ({ place, enterpriseName }) => [place, enterpriseName].filter(Boolean).join(' · '),
  }),
  textColumn('kind', m.field_kind(), ({ kind }) => meterKindLabels[kind](), { nowrap: false }),
  textColumn('period', m.field_period(), ({ period }) => period),
  textColumn('previous', m.billing_previous(), ({ previousX100 }) => quantityText(previousX100), {
    align: 'end',
  }),
  textColumn('reading', m.field_reading(), ({ readingX100 }) => quantityText(readingX100), { align: 'end' }),
  textColumn('usage', m.field_usage(), ({ usageX100 }) => quantityText(usageX100), { align: 'end' }),
  textColumn('lastYear', m.billing_last_year(), ({ lastYearX100 }) => quantityText(lastYearX100), {
    align: 'end',
  }),
  textColumn('source', m.field_source(), ({ sourceLabel }) => sourceLabel, { shown: 'hidden' }),
  dateColumn('read', m.billing_read_at(), ({ readAt }) => readAt, { sortBy: '-read', pattern: 'YYYY-MM-DD' }),
  statusColumn('state', m.field_state(), ({ state }) => state, readingVariants, readingStateLabels),
  actsColumn('acts', m.act_bar(), (reading) =>
    reading.state === 'RAW' ? (
      <CheckActs reading={reading} />
    ) : (
      reading.isBilled && (
        <ForDesk>
          <ButtonLink href={hrefOf(reading)} size="small" keepScroll>
            {m.pricing_correct()}
          </ButtonLink>
        </ForDesk>
      )
    ),
  ),
];

/** Decisions about a reading submitted by a tenant, next to its photo. */
function CheckActs({ reading: { readingId: id, version, photoFileId } }: { reading: ManagedReading }) {
  const operate = useMutationOf('POST /api/propertyManage/meter/operateReading', {
    done: m.act_saved(),
    invalidates: ['GET /api/propertyManage/meter/queryReadingList'],
  });
  return (
    <>
      {photoFileId && (
        <a href={imageUrl(photoFileId)} target="_blank" rel="noreferrer">
          {m.field_photo()}
        </a>
      )}
      <Button
        size="small"
        busy={operate.busy}
        onClick={() => void operate.run({ id, event: 'check', version })}
      >
        {m.billing_check()}
      </Button>
      <Button
        size="small"
        variant="danger"
        busy={operate.busy}
        onClick={() => void operate.run({ id, event: 'reject', version })}
      >
        {m.billing_drop()}
      </Button>
    </>
  );
}

/** The readings of all meters: entered one by one, or as a spreadsheet. */
export function ReadingList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...readingStateLabels }),
      { kind: 'text', name: 'keyword', label: m.billing_meter_keyword() },
      {
        kind: 'choice',
        name: 'kind',
        label: m.field_kind(),
        options: optionsOf(meterKindLabels),
      },
      {
        kind: 'choice',
        name: 'period',
        label: m.field_period(),
        options: recentMonths(24).map((period) => ({ value: period, text: period })),
      },
    ],
    { size: 20, sort: '-read' },
  );
  return (
    <ListPage
      name="meter-readings"
      title={m.billing_meter_manage()}
      lead={<MeterTabs current="readings" />}
      actions={
        <>
          <ForDesk>
            <ButtonLink href={query.hrefWith({ open: 'day' })} keepScroll>
              {m.pricing_day_reading()}
            </ButtonLink>
          </ForDesk>
          <ForDesk>
            <ButtonLink href={query.hrefWith({ open: 'import' })} keepScroll>
              {m.billing_import()}
            </ButtonLink>
          </ForDesk>
          <ForDesk>
            <ButtonLink href={query.hrefWith({ open: 'new' })} variant="main" keepScroll>
              {m.billing_enter_reading()}
            </ButtonLink>
          </ForDesk>
        </>
      }
      endpoint="GET /api/propertyManage/meter/queryReadingList"
      exportFrom="GET /api/propertyManage/meter/exportReading"
      query={query}
      columns={readingColumns(({ meterNo, period }) =>
        query.hrefWith({ open: correctionOf(meterNo, period) }),
      )}
      rowKey={({ readingId }) => readingId}
      empty={{ title: m.billing_no_readings(), text: m.billing_no_readings_text() }}
    >
      <DetailPane query={query} name="open">
        {(what, close) => {
          if (what === 'import') return <ImportDrawer onClose={close} />;
          if (what === 'day') return <DayReadingDrawer onClose={close} />;
          const billed = correctedMonth(what);
          if (billed) return <CorrectionDrawer {...billed} onClose={close} />;
          return (
            <ReadingDrawer
              onClose={close}
              hrefOfCorrection={(meterNo, period) => query.hrefWith({ open: correctionOf(meterNo, period) })}
            />
          );
        }}
      </DetailPane>
    </ListPage>
  );
}
