import { type CaseRow, caseQueryDetail, caseQueryList } from '@portal/contract/case';
import { caseWays } from '@portal/contract/case-terms';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { countCases, countStatusKinds, findCase, listCases } from './case.queries.ts';
import type { cases } from './case.table.ts';

type Case = typeof cases.$inferSelect;

function viewWay({ kind, statusText, statusKind }: Case): CaseRow['way'] {
  const way = caseWays[kind];
  const now = statusKind === 'TODO' || statusKind === 'ACTIVE' ? way?.at[statusText] : undefined;
  return way === undefined || now === undefined ? null : { stops: [...way.stops], now };
}

function viewCase(row: Case): CaseRow {
  const { id, caseNo, kind, title, statusText, statusKind, nextStep, link, dueAt } = row;
  return {
    caseId: id,
    caseNo,
    kind,
    title,
    statusText,
    statusKind,
    nextStep,
    link,
    dueAt: dueAt?.getTime() ?? null,
    way: viewWay(row),
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
  };
}

export function caseRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(caseQueryList, async ({ actor }, input) => {
      const [rows, total, counts] = await Promise.all([
        listCases(db, actor, input),
        countCases(db, actor, input),
        countStatusKinds(db, actor),
      ]);
      const { pageNo, pageSize } = input;
      return { rows: rows.map(viewCase), total, totalIsExact: true, pageNo, pageSize, counts };
    }),
    bind(caseQueryDetail, async ({ actor }, input) => {
      const row = await findCase(db, actor, input.id);
      if (!row) throw notFound();
      return { ...viewCase(row), events: row.events };
    }),
  ];
}
