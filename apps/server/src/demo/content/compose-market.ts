import type { ServiceCase } from '@portal/contract/market/shop';
import type {
  PriceKind,
  ServiceEvent,
  ServiceState,
  ShopEvent,
  ShopState,
} from '@portal/contract/market/shop-terms';
import { readDemoJson } from './read-demo-data.ts';

interface ShopSource {
  key: string;
  enterpriseKey: string;
  name: string;
  intro: string;
  categoryCodes: string[];
}

interface ServiceSource {
  key: string;
  shopKey: string;
  title: string;
  categoryCode: string;
  priceType: PriceKind;
  priceYuan: number | null;
  unit?: string | null;
  capacityNote: string;
  tags: string[];
  processSteps: string[];
  materials: string[];
  body: string;
  motif: string;
}

interface MarketSource {
  shops: ShopSource[];
  services: ServiceSource[];
}

type Moved<Event> = Exclude<Event, 'edit'>;

/** Events that led a shop to its state. */
export const waysOfShop: Record<ShopState, Moved<ShopEvent>[]> = {
  DRAFT: ['submit', 'return'],
  PENDING: ['submit', 'pass', 'close', 'reopen'],
  OPEN: ['submit', 'pass'],
  SUSPENDED: ['submit', 'pass', 'suspend'],
  CLOSED: ['submit', 'pass', 'close'],
};

/** Events that led a service to its state. */
export const waysOfService: Record<ServiceState, Moved<ServiceEvent>[]> = {
  DRAFT: [],
  PENDING: ['submit'],
  ON: ['submit', 'pass'],
  OFF: ['submit', 'pass', 'off'],
  REJECTED: ['submit', 'reject'],
  BANNED: ['submit', 'pass', 'ban'],
};

export const reasonsGiven: Partial<Record<ShopEvent | ServiceEvent, string>> = {
  return: '简介里的资质编号与营业执照不一致，请核对后重新提交。',
  suspend: '连续两次抽查未在承诺时间内答复，整改后恢复。',
  reject: '价格没有写清是否含税，流程缺少验收一步。',
  ban: '宣传的检测项目超出资质范围。',
};

const stateOfShop: Record<string, ShopState> = {
  SH15: 'CLOSED',
  SH16: 'SUSPENDED',
  SH17: 'PENDING',
  SH18: 'DRAFT',
};

/** A shop that was never open has no services; a shop in the same trade offers them instead. */
const shopOf = (key: string) => (key === 'SH18' ? 'SH12' : key);

export const composeShops = () =>
  readDemoJson<MarketSource>('services.json').shops.map((shop) => ({
    key: shop.key,
    enterpriseKey: shop.enterpriseKey,
    name: shop.name,
    intro: shop.intro,
    categoryCodes: shop.categoryCodes,
    status: stateOfShop[shop.key] ?? ('OPEN' as const),
  }));

interface Variant {
  name: string;
  /** Percent of the usual price. */
  percent: number;
  preface: string;
}

/** Variants most shops offer besides the usual service. */
const variants: readonly Variant[] = [
  { name: '', percent: 100, preface: '' },
  { name: '（加急）', percent: 150, preface: '加急办理：排在当日受理之前，按标准价加收五成。' },
  { name: '（年度约定）', percent: 90, preface: '一年一签，按实际用量每月结算，单价九折。' },
];

/** Anonymous clients of a shop. */
const clients = [
  '一家切花合作社',
  '园区里的组培企业',
  '一家花卉电商',
  '一家种苗公司',
  '两户连栋温室',
  '一家花艺门店',
];
const results = [
  '比约定早一天交付，验收一次通过，之后签了年度约定。',
  '第一次有一项没达到，三天内免费重做，第二次通过。',
  '前后对比写进了记录，对方据此改了自己的流程。',
  '旺季照常排上，没有耽误发货。',
];

/** Two out of three usual services have one or two cases. */
const casesOf = ({ title, processSteps, unit }: ServiceSource, at: number): ServiceCase[] =>
  Array.from({ length: at % 3 }, (_, turn) => {
    const client = clients[(at + turn) % clients.length] ?? '';
    const much = unit ? `${(at + 2) * (turn + 3)} ${unit}` : `${turn + 2} 次`;
    return {
      title: `${client}，${much}`,
      text: `${title.replace(/（.*）/, '')}，按${processSteps.join('、')}共 ${processSteps.length} 步做完。${
        results[(at + turn * 2) % results.length] ?? ''
      }`,
    };
  });

const total = 96;

/** Every seventh variant is in a state other than on offer. */
const others: readonly ServiceState[] = ['PENDING', 'OFF', 'DRAFT', 'REJECTED', 'BANNED'];
const stateAt = (place: number): ServiceState =>
  place % 5 === 3 ? (others[Math.floor(place / 5) % others.length] ?? 'ON') : 'ON';

export function composeServices() {
  const { services } = readDemoJson<MarketSource>('services.json');
  return variants
    .flatMap((variant, at) => services.map((service) => ({ service, variant, isUsual: at === 0 })))
    .slice(0, total)
    .map(({ service, variant, isUsual }, place) => {
      const { key, shopKey, priceType, priceYuan, unit, title, body } = service;
      const isPriced = priceType !== 'NEGOTIABLE' && priceType !== 'FREE';
      return {
        key: `${key}${variant.name}`,
        shopKey: shopOf(shopKey),
        title: title + variant.name,
        categoryCode: service.categoryCode,
        priceKind: priceType,
        priceFen: isPriced ? Math.round((priceYuan ?? 0) * variant.percent) : null,
        unit: isPriced ? (unit ?? '') : '',
        capacityNote: service.capacityNote,
        tags: service.tags,
        processSteps: service.processSteps,
        materials: service.materials,
        body: variant.preface + body,
        cases: isUsual ? casesOf(service, place) : [],
        motif: service.motif,
        // The usual services of a shop are on offer; variants come and go.
        status: isUsual ? ('ON' as const) : stateAt(place),
      };
    });
}
