import { caseQueryDetail } from '@portal/contract/case/public';
import { wordCase } from '@portal/contract/case-kinds';
import { paths } from '@portal/contract/paths';
import { noteOf, type PaletteContribution } from '../../feature/palette-source.ts';
import { listCases } from './case.queries.ts';

/** The caller's repairs, orders, bookings and applications: each is a case with a number. */
export const casePalette: PaletteContribution = {
  sources: [
    {
      kind: 'CASE',
      shows: caseQueryDetail,
      async find({ db, actor, text, limit }) {
        const rows = await listCases(db, actor, { keyword: text, pageNo: 1, pageSize: limit });
        return rows.map((row) => {
          const { kindName, title, statusText } = wordCase(row);
          return {
            refId: row.id,
            no: row.caseNo,
            title,
            note: noteOf(kindName, row.caseNo, statusText),
            link: paths.myCase(row.id),
          };
        });
      },
    },
  ],
};
