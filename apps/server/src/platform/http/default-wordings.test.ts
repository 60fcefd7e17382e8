import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { retCodes } from '@portal/contract/ret-code';
import { retMessages } from '@portal/contract/ret-messages';
import { languages } from '@portal/texts/languages';
import { parseSync, Visitor } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../database/data-dir.ts';
import { inLanguage } from '../locale.ts';

type Name = keyof typeof retCodes;

const bookings = ['platform/booking/', 'features/booking/', 'features/conference-room/', 'features/tutor/'];

/**
 * Codes whose default message is about one topic, with the folders that this topic belongs to. Elsewhere such an error
 * needs its own message; every other code has a message that fits everywhere.
 */
const spokenOf: Partial<Record<Name, readonly string[]>> = {
  PHONE_IN_USE: ['features/identity/'],
  OLD_PASSWORD_WRONG: ['features/identity/'],
  PASSWORD_UNCHANGED: ['features/identity/'],
  CREDENTIALS_WRONG: ['features/identity/'],
  ACCOUNT_LOCKED: ['features/identity/'],
  LOGIN_REFUSED: ['features/identity/'],
  VERIFY_CODE_WRONG: ['features/identity/'],
  ENTERPRISE_NOT_AUDITED: ['platform/http/', 'features/venture/'],
  SLOT_TAKEN: bookings,
  ALREADY_HOLDING: bookings,
  CLOSED_TIME: bookings,
  TOO_EARLY_OR_LATE: bookings,
  OUTSIDE_CHECK_IN: ['features/booking/', 'features/room-door/', 'features/activity/'],
  RECOMMENDED_RECENTLY: ['features/candidate/', 'features/service-recommend/'],
  ACTIVITY_FULL: ['features/activity/'],
  ENTERPRISE_QUOTA: ['features/activity/'],
  OFFER_EXPIRED: ['features/activity/'],
  TEAM_INCOMPLETE: ['features/contest/'],
  ALREADY_PAID: ['features/payment/'],
  IN_OTHER_ORDER: ['features/payment/'],
  PAY_ORDER_EXPIRED: ['features/payment/'],
  AMOUNT_CHANGED: ['features/payment/'],
  REFUND_OVER_PAID: ['features/payment/'],
  CHANNEL_UNAVAILABLE: ['features/payment/'],
  WINDOW_CLOSED: ['features/declaration/'],
  ALREADY_DECLARED: ['features/declaration/'],
  MATERIAL_MISSING: ['features/declaration/'],
  CONDITIONS_UNMET: ['features/declaration/'],
  CORRECTION_OVER: ['features/declaration/'],
  POINTS_SHORT: ['features/points/'],
  OWN_ANSWER: ['features/community/'],
  POST_LOCKED: ['features/community/'],
  VOTING_CLOSED: ['features/vote/'],
  OWN_SERVICE: ['features/service-order/'],
  CONSENT_MISSING: ['features/finance/'],
};

const source = join(projectRoot, 'apps/server/src');
const files = globSync('{platform,features,feature}/**/*.ts', { cwd: source }).filter(
  (path) => !/\.test\.ts$|\/testing\//.test(path),
);

/** The codes that a file throws with their default message. */
function defaultsIn(path: string): Name[] {
  const text = readFileSync(join(source, path), 'utf8');
  if (!/\bAppError\(|\brefusedAt\(/.test(text)) return [];
  const found: Name[] = [];
  const note = (of: { start: number; end: number } | undefined) => {
    const code = of && text.slice(of.start, of.end);
    for (const [, name] of code?.matchAll(/\bretCodes\.(\w+)/g) ?? []) found.push(name as Name);
  };
  new Visitor({
    NewExpression({ callee, arguments: [code, details] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'AppError') return;
      if (!details || !text.slice(details.start, details.end).includes('retMsg')) note(code);
    },
    CallExpression({ callee, arguments: [, code, words] }) {
      if (callee.type === 'Identifier' && callee.name === 'refusedAt' && !words) note(code);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

describe('default messages', () => {
  test('an error whose default message is about another topic has its own message', () => {
    const used = files.flatMap((path) => defaultsIn(path).map((name) => ({ path, name })));
    expect(used.length).toBeGreaterThan(200);
    const strange = used.filter(
      ({ path, name }) => spokenOf[name]?.every((folder) => !path.startsWith(folder)) ?? false,
    );
    expect(strange.map(({ path, name }) => `${name}: ${path}`)).toEqual([]);
  });

  test('a message that fits everywhere names no office, action or object of a single feature', () => {
    const general = (Object.keys(retCodes) as Name[]).filter((name) => spokenOf[name] === undefined);
    const ofOneFeature =
      /财务|预约|报名|签到|活动|大赛|政策|申报|退款|悬赏|投票|帖|问题|企业管理员|finance|booking|room|sign-up|activity|bounty|finanzas|reserva|sala|inscripción|actividad|recompensa|経理|予約|申込|イベント|懸賞/i;
    for (const language of languages)
      for (const name of general) {
        const words = inLanguage(language, () => retMessages[retCodes[name]]({}));
        expect(words, `${name} in ${language}`).not.toMatch(ofOneFeature);
      }
  });
});
