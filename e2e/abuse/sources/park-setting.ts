import { ulid } from 'ulidx';
import { parkSettings } from '../../../apps/server/src/platform/park-setting/park-setting.table.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

/** A change that its author withdraws, with the texts as the opinion. */
async function write({ db, fixtures: { author }, write }: Writer): Promise<PayloadPages> {
  const id = ulid();
  await db
    .insert(parkSettings)
    .values({ id, group: 'SMS', sealed: '', shown: {}, createdBy: author.user.id });
  await write(author.caller, '/api/settingManage/parkSetting/operate', { id, event: 'withdraw', version: 1 });
  return { operator: ['/manage/log'] };
}

export const source: PayloadSource = {
  unshown: {
    '/api/settingManage/parkSetting/propose data{}':
      'takes the known fields of a setting only, each checked by its own schema',
  },
  write,
};
