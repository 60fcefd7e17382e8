import { declareItems } from '../features/policy/declare-item.table.ts';
import { policies } from '../features/policy/policy.table.ts';
import { addDays } from '../platform/china-time.ts';
import { insertDrawings, insertFiles } from '../platform/files/insert-files.ts';
import { escapeHtml } from '../platform/text/escape-html.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import {
  composeDeclareItems,
  type DeclareMaterial,
  type DemoDeclareItem,
} from './content/compose-declare-items.ts';
import { composePolicies, type DemoPolicy } from './content/compose-policies.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { demoInteger } from './content/demo-random.ts';
import type { DemoContext } from './demo-context.ts';

const coverSize = { width: 1600, height: 900 };
const hour = 3_600_000;
const day = 24 * hour;

const coverOf = ({ key }: DemoPolicy) => ({ fileId: demoId('policy-cover', key), ...coverSize, alt: '' });

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const originalHtml = ({ originalText }: DemoPolicy) =>
  originalText
    .map(({ type, text }) => (type === 'heading' ? `<h3>${escapeHtml(text)}</h3>` : paragraph(text)))
    .join('\n');

const officer = demoId('user', 'op_policy');
const chief = demoId('user', 'op_policy2');

/** An officer creates a policy on the evening before its issue, and another approves it in the morning. */
function enteredAt({ key, issuedAt, repealedAt }: DemoPolicy) {
  const at = (day: string) => chinaInstant(day, demoInteger(`${key} minute`, 500, 690));
  const updatedAt = new Date(notAhead(at(repealedAt ?? issuedAt)));
  const createdAt = new Date(at(addDays(issuedAt, -1)) + 5 * hour);
  return { createdAt, createdBy: officer, updatedAt, updatedBy: repealedAt ? officer : chief };
}

function rowOf(policy: DemoPolicy): typeof policies.$inferInsert {
  const {
    key: _key,
    motif: _motif,
    originalText: _text,
    pictureInterpretation,
    amountRule,
    ...kept
  } = policy;
  return {
    ...kept,
    kind: kept.kind as (typeof policies.$inferInsert)['kind'],
    originalBody: originalHtml(policy),
    interpretation: policy.interpretation.map(({ text }) => paragraph(text)).join('\n'),
    picture: pictureInterpretation,
    cover: coverOf(policy),
    amountMinFen: amountRule.minFen,
    amountMaxFen: amountRule.maxFen,
    formulaText: amountRule.formulaText,
    calc: amountRule.calc,
    ...enteredAt(policy),
  };
}

const templateId = ({ code, name }: DeclareMaterial) => demoId('declareTemplate', `${code}/${name}`);

/** Items are created two weeks before their window, and move on when it opens and closes. */
function itemTimes({ key, windowFrom, windowTo }: DemoDeclareItem, today: string) {
  const at = (day: string) => chinaInstant(day, demoInteger(`${key} minute`, 500, 690));
  const created = Math.min(at(addDays(windowFrom, -15)), at(addDays(today, -2)));
  const passed = [windowTo, windowFrom].find((date) => date < today);
  const updatedAt = new Date(passed ? at(passed) : created + day);
  return { createdAt: new Date(created), createdBy: officer, updatedAt, updatedBy: officer };
}

function itemRowOf(item: DemoDeclareItem, today: string): typeof declareItems.$inferInsert {
  const { key: _key, policyKey: _policy, formFields, materials, ...kept } = item;
  return {
    ...kept,
    ...itemTimes(item, today),
    formSchema: formFields,
    materials: materials.map(({ template, ...material }) => ({
      ...material,
      templateFileId: template ? templateId({ template, ...material }) : null,
    })),
  };
}

/** Stores each form once, however many items use it. */
async function fillTemplates({ tx, store }: DemoContext, items: DemoDeclareItem[]): Promise<void> {
  const materials = new Map(
    items.flatMap((item) => item.materials).map((material) => [templateId(material), material]),
  );
  for (const [id, { template }] of materials) {
    if (!template) continue;
    const { name, mime, bytes } = await buildAttachment(template);
    await insertFiles(tx, store, { id, purpose: 'declareTemplate', visibility: 'public' }, [
      { name, mime, bytes: Buffer.from(bytes) },
    ]);
  }
}

/** Policies with covers, and declaration items with downloadable forms. */
export async function fillPolicies(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const all = composePolicies(today);
  const drawings = all.map((policy) => {
    const { fileId, ...picture } = coverOf(policy);
    return { id: fileId, recipe: { motif: policy.motif, seed: policy.key }, ...picture };
  });
  await insertDrawings(tx, drawings);
  await tx.insert(policies).values(all.map(rowOf));
  const items = composeDeclareItems(today);
  await fillTemplates(context, items);
  await tx.insert(declareItems).values(items.map((item) => itemRowOf(item, today)));
}
