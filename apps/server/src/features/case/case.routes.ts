import { type CaseRow, caseQueryDetail, caseQueryList } from '@portal/contract/case/public';
import { wayOfCase, wordCase, wordCaseActor, wordCaseEvent } from '@portal/contract/case-kinds';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { countCases, findCase, listCases } from './case.queries.ts';
import type { cases } from './case.table.ts';

type Case = typeof cases.$inferSelect;

function viewCase(row: Case): CaseRow {
  const { id, caseNo, kind, statusKind, link, dueAt } = row;
  return {
    ...wordCase(row),
    caseId: id,
    caseNo,
    kind,
    statusKind,
    link,
    dueAt: dueAt?.getTime() ?? null,
    way: wayOfCase(row),
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
  };
}

export function caseRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(caseQueryList, ({ actor }, input) =>
      pageOfTabs(
        input,
        listCases(db, actor, input),
        { counts: countCases(db, actor, input), tab: input.statusKind },
        viewCase,
      ),
    ),
    bind(caseQueryDetail, async ({ actor }, input) => {
      const row = await findCase(db, actor, input.id);
      if (!row) throw notFound();
      const events = row.events.map(({ at, event, params = {}, by }) => ({
        at,
        text: wordCaseEvent(row.kind, event, params),
        what: wordCaseEvent(row.kind, event, { ...params, reason: '' }),
        reason: params.reason ?? '',
        by: wordCaseActor(by),
      }));
      return { ...viewCase(row), events };
    }),
  ];
}
