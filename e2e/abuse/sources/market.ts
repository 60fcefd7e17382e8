import { serviceCategoryList } from '@portal/contract/market/shop-terms';
import { businessData } from '../../../apps/server/src/features/dictionary/dictionary.table.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const market = '/api/serviceManage';

interface Shop {
  shopId: string;
  version: number;
}
interface Service {
  serviceId: string;
  version: number;
}

/** A shop, returned once, with a service on offer and a rejected one. */
async function write({ db, fixtures: { author, owner }, write }: Writer): Promise<PayloadPages> {
  await db
    .insert(businessData)
    .values({ type: serviceCategoryList, code: 'TESTING', name: '检测认证', sort: 1 })
    .onConflictDoNothing();
  const shop = await write<Shop>(owner.caller, `${market}/shop/save`, {
    data: { categoryCodes: ['TESTING'], fileId: null },
  });
  const { shopId } = shop;
  const moveShop = (event: string, version: number) =>
    owner.caller.post<Shop>(`${market}/shop/operate`, { id: shopId, event, version });
  const decide = (event: string, version: number) =>
    write<Shop>(author.caller, `${market}/shop/operateManage`, { id: shopId, event, version, data: {} });
  const returned = await decide('return', (await moveShop('submit', shop.version)).version);
  await decide('pass', (await moveShop('submit', returned.version)).version);
  const publish = async (event: 'pass' | 'reject') => {
    const { serviceId: id, version } = await write<Service>(owner.caller, `${market}/service/save`, {
      data: {
        categoryCode: 'TESTING',
        priceKind: 'UNIT',
        priceFen: 48_000,
        tags: [''],
        processSteps: [''],
        materials: [''],
        cases: [{}],
        fileId: null,
      },
    });
    const sent = await owner.caller.post<Service>(`${market}/service/operate`, {
      id,
      event: 'submit',
      version,
    });
    await write(author.caller, `${market}/service/operateManage`, {
      id,
      event,
      version: sent.version,
      data: {},
    });
    return id;
  };
  const offered = await publish('pass');
  const rejected = await publish('reject');
  return {
    public: [
      `/service/servicelist?compare=${offered}`,
      `/service/servicelist/${offered}`,
      `/service/shop-detail/${shopId}`,
    ],
    owner: ['/release-service', `/release-service?service=${rejected}`],
    operator: [`/manage/shop-audit?shop=${shopId}`, '/manage/service', `/manage/service?service=${rejected}`],
  };
}

export const source: PayloadSource = {
  unshown: {
    [`${market}/shop/save data.fileId`]: 'is looked up',
    [`${market}/service/save data.fileId`]: 'is looked up',
    [`${market}/service/save data.galleryFileIds[]`]: 'are looked up',
  },
  write,
};
