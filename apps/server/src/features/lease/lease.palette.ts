import { contractQueryManageDetail, contractQueryManageList } from '@portal/contract/lease/manage';
import { contractQueryDetail } from '@portal/contract/lease/public';
import { contractStateLabels } from '@portal/contract/lease/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import {
  inNamedOrder,
  noteOf,
  onceEach,
  type PaletteContribution,
  type PaletteSource,
} from '../../feature/palette-source.ts';
import { beginsWith, lastByPattern } from '../../platform/database/begins-with.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { listOwnContracts } from './lease.queries.ts';
import { type Contract, contracts } from './lease.table.ts';

const factsOf = ({ from, to, status }: Contract) => [
  { label: m.field_term_from(), text: from, isAlarming: false },
  { label: m.field_term_to(), text: to, isAlarming: status === 'EXPIRING' },
  { label: m.field_state(), text: contractStateLabels[status](), isAlarming: false },
];

const managed: PaletteSource = {
  kind: 'CONTRACT',
  shows: contractQueryManageDetail,
  async find({ db, number, named, limit }) {
    const select = () =>
      db
        .select({ ...getTableColumns(contracts), tenant: enterprises.shortName })
        .from(contracts)
        .innerJoin(enterprises, eq(enterprises.id, contracts.enterpriseId));
    const numbered = await select()
      .where(beginsWith(contracts.no, number))
      .orderBy(lastByPattern(contracts.no))
      .limit(limit);
    const held =
      named.ENTERPRISE.length === 0
        ? []
        : await select()
            .where(inArray(contracts.enterpriseId, [...named.ENTERPRISE]))
            .orderBy(desc(contracts.to), desc(contracts.id))
            .limit(limit);
    return onceEach(limit, numbered, held).map((contract) => ({
      refId: contract.id,
      no: contract.no,
      title: `${contract.tenant} ${contract.no}`,
      note: noteOf(contractStateLabels[contract.status](), contract.to),
      link: paths.manageContracts({ contract: contract.id }),
      facts: factsOf(contract),
    }));
  },
};

/** For a desk that has no page of an enterprise: its contracts. */
const tenants: PaletteSource = {
  kind: 'ENTERPRISE',
  shows: contractQueryManageList,
  async find({ db, named }) {
    if (named.ENTERPRISE.length === 0) return [];
    const { id, name, shortName } = enterprises;
    const rows = await db
      .selectDistinct({ id, name, shortName })
      .from(enterprises)
      .innerJoin(contracts, eq(contracts.enterpriseId, id))
      .where(inArray(id, [...named.ENTERPRISE]));
    return inNamedOrder(named.ENTERPRISE, rows, (row) => row.id).map((row) => ({
      refId: row.id,
      title: row.name,
      note: row.shortName,
      link: paths.manageContracts({ keyword: row.name }),
    }));
  },
};

/** More contracts than an enterprise has in force. */
const maxOwn = 50;

const own: PaletteSource = {
  kind: 'CONTRACT',
  shows: contractQueryDetail,
  async find({ db, actor, number, limit }) {
    if (actor.enterpriseId === null) return [];
    const rows = await listOwnContracts(db, actor.enterpriseId, { pageNo: 1, pageSize: maxOwn });
    return rows
      .filter(({ no }) => no.toUpperCase().includes(number))
      .slice(0, limit)
      .map((contract) => ({
        refId: contract.id,
        no: contract.no,
        title: contract.no,
        note: noteOf(contractStateLabels[contract.status](), contract.to),
        link: paths.contractInfo({ contract: contract.id }),
        facts: factsOf(contract),
      }));
  },
};

export const leasePalette: PaletteContribution = { sources: [managed, tenants, own] };
