import { ventureFieldLabels } from '@portal/contract/venture/terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { SearchSource } from '../../feature/search-source.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { isVentureOpen, listVentureIds } from './venture.queries.ts';
import { ventures } from './venture.table.ts';

export const ventureSearch: SearchSource = {
  kind: 'VENTURE',

  listIds: listVentureIds,

  async readDocuments(tx, ids) {
    const rows = await tx
      .select({ venture: ventures, enterpriseName: enterprises.name })
      .from(ventures)
      .leftJoin(enterprises, eq(enterprises.id, ventures.enterpriseId))
      .where(and(inArray(ventures.id, [...ids]), isVentureOpen))
      .for('share', { of: ventures });
    return rows.map(({ venture, enterpriseName }) => ({
      kind: 'VENTURE',
      refId: venture.id,
      lang: 'zh',
      title: venture.name,
      summary: venture.summary,
      text: [enterpriseName ?? '', venture.product, ...venture.progress.map(({ title }) => title)].join('\n'),
      tags: venture.fields.map((field) => ventureFieldLabels[field]()),
      publishedAt: venture.publishedAt,
      weight: 1,
    }));
  },
};
