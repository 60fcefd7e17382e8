import { serviceContent } from '@portal/contract/market/shop';
import { priceKindLabels, serviceStateLabels, shopStateLabels } from '@portal/contract/market/shop-terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { services, shops } from './market.table.ts';

export const marketLog: LogWords = {
  entities: { shop: m.log_entity_shop, service: m.log_entity_service },
  verbs: {
    'shop.close': m.case_did_close_shop,
    'shop.pass': m.case_did_pass,
    'shop.reopen': m.case_did_reopen_shop,
    'shop.resume': m.case_did_resume_shop,
    'shop.suspend': m.case_did_suspend_shop,
    'service.ban': m.case_did_ban_service,
    'shop.import': m.import_did_shop,
    'service.import': m.import_did_service,
    'service.off': m.case_did_take_down,
    'service.on': m.case_did_put_on,
    'service.pass': m.case_did_pass,
    'service.unban': m.case_did_lift_ban,
  },
  names: {
    shop: namesIn(shops, shops.id, shops.name),
    service: namesIn(services, services.id, services.title),
  },
  ids: { shopId: ['shop'], serviceId: ['service'], 'service.regionIds': ['region', 'REGION'] },
  forms: [serviceContent],
  fields: {
    'service.body': m.field_service_body,
    'service.cases': m.field_service_cases,
    categoryCodes: m.field_service_category,
    'shop.intro': m.field_shop_intro,
    'service.materials': m.field_service_materials,
    'shop.name': m.field_shop_name,
    'service.regionIds': m.field_service_regions,
    'service.title': m.field_service_title,
    'service.unit': m.field_unit,
  },
  codes: {
    priceKind: priceKindLabels,
    purpose: { shopLogo: m.field_shop_logo, servicePicture: m.field_service_picture },
    'service.status': serviceStateLabels,
    'shop.status': shopStateLabels,
  },
};
