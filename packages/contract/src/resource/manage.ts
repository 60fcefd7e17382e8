import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import { bookableContent, requireHours } from '../booking/bookable.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant, pageOfTabs, picture } from '../fields.ts';
import {
  choice,
  labelled,
  oneOf,
  optionalText,
  pictureId,
  requiredNote,
  requiredText,
  textBetween,
  wholeBetween,
} from '../form-field.ts';
import { galleryFileIds } from '../market/gallery.ts';
import { openModes, resourceCodes, resourceRequestStates } from './terms.ts';

const byService = { tag: 'resource', access: ['OP_SERVICE'] } as const;

const month = labelled(m.field_month, wholeBetween(m.field_month, 1, 12).nullable().default(null));

/** A resource as entered by an operator; fields its code does not have stay empty. */
export const resourceContent = z
  .object({
    ...bookableContent,
    code: choice(m.resource_code, resourceCodes),
    name: requiredText(m.field_name, 40),
    ownerName: requiredText(m.resource_owner, 40),
    intro: textBetween(m.field_note, 10, 500),
    openMode: choice(m.resource_open_mode, openModes),
    feeText: requiredText(m.resource_fee, 30),
    place: requiredText(m.field_place, 60),
    contactName: optionalText(m.field_contact_name, 20),
    contactPhone: optionalText(m.field_contact_phone, 20),
    facts: z
      .array(
        z.object({
          name: requiredText(m.resource_fact_name, 8),
          value: requiredText(m.resource_fact_value, 60),
        }),
      )
      .max(6, { error: fault.maxLines(m.resource_facts, 6) }),
    latin: optionalText(m.resource_latin, 40),
    genus: optionalText(m.resource_genus, 20),
    bloomFrom: month,
    bloomTo: month,
    maturity: labelled(m.resource_maturity, wholeBetween(m.resource_maturity, 1, 9).nullable().default(null)),
    unitFen: wholeBetween(m.field_unit_price, 0, 10_000_000),
    unitName: requiredText(m.resource_unit, 6),
    fileId: pictureId(m.resource_picture),
    galleryFileIds,
  })
  .superRefine(requireHours);
export type ResourceContent = z.infer<typeof resourceContent>;

const managedResource = z.object({
  resourceId: id,
  version: z.int(),
  picture: picture.nullable(),
  gallery: z.array(picture),
  data: resourceContent,
});
export type ManagedResource = z.infer<typeof managedResource>;

export const resourceQueryManageList = call.read(byService, '/api/serviceManage/resource/queryManageList', {
  summary: 'Lists all resources for editing.',
  output: z.object({ rows: z.array(managedResource) }),
});

export const resourceSave = call.save(byService, '/api/serviceManage/resource/save', {
  summary: 'Creates a resource, or updates the one whose version is given.',
  data: resourceContent,
  output: z.object({ resourceId: id, version: z.int() }),
});

const managedRequest = z.object({
  requestId: id,
  version: z.int(),
  no: z.string(),
  resourceName: z.string(),
  code: z.enum(resourceCodes),
  ownerName: z.string(),
  contact: z.string(),
  purpose: z.string(),
  userName: z.string(),
  enterpriseName: z.string(),
  state: z.enum(resourceRequestStates),
  stateLabel: z.string(),
  answer: z.string(),
  createdAt: instant,
  actions: abilities(['agree', 'decline']),
});
export type ManagedRequest = z.infer<typeof managedRequest>;

export const resourceRequestQueryManageList = call.list(
  byService,
  '/api/serviceManage/resourceRequest/queryManageList',
  {
    summary: 'Lists the requests for resources, newest first.',
    filter: { state: oneOf(m.field_state, resourceRequestStates).optional() },
    output: pageOfTabs(managedRequest, resourceRequestStates),
  },
);

export const resourceRequestQueryManageDetail = call.detail(
  byService,
  '/api/serviceManage/resourceRequest/queryManageDetail',
  { summary: 'One request for a resource.', output: managedRequest },
);

export const resourceRequestOperate = call.operate(
  byService,
  '/api/serviceManage/resourceRequest/operateManage',
  {
    summary: 'Answers a request; on approval, the requester gets the contact.',
    events: ['agree', 'decline'],
    fields: { answer: requiredNote(m.field_answer_to_request, 200) },
    output: managedRequest,
  },
);
