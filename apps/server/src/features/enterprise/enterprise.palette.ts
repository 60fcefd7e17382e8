import { enterpriseAuditQueryDetail } from '@portal/contract/enterprise/admission';
import { paths } from '@portal/contract/paths';
import { and, eq, inArray } from 'drizzle-orm';
import { inNamedOrder, noteOf, type PaletteContribution } from '../../feature/palette-source.ts';
import { enterpriseAudits } from './admission/enterprise-audit.table.ts';
import { enterprises } from './enterprise.table.ts';

/** Enterprises at the desk that admits them. */
export const enterprisePalette: PaletteContribution = {
  sources: [
    {
      kind: 'ENTERPRISE',
      shows: enterpriseAuditQueryDetail,
      async find({ db, named }) {
        if (named.ENTERPRISE.length === 0) return [];
        const { id, name, shortName, contactName } = enterprises;
        const rows = await db
          .select({ id, name, shortName, contactName, auditId: enterpriseAudits.id })
          .from(enterprises)
          .innerJoin(
            enterpriseAudits,
            and(eq(enterpriseAudits.enterpriseId, id), eq(enterpriseAudits.kind, 'ENTRY')),
          )
          .where(inArray(id, [...named.ENTERPRISE]));
        return inNamedOrder(named.ENTERPRISE, rows, (row) => row.id).map((row) => ({
          refId: row.id,
          title: row.name,
          note: noteOf(row.shortName, row.contactName),
          link: paths.manageAudit(row.auditId),
        }));
      },
    },
  ],
};
