import { languages } from '@portal/texts/languages';
import { expect, test } from 'vitest';
import { inLanguage } from '../../platform/locale.ts';
import { wordMessage } from './write-message.ts';

test.each(languages)('a reason that ends its sentence is followed by no second end, in %s', (language) => {
  for (const reason of ['资料不实。', '资料不实！', 'No license.', '¿Por qué?']) {
    const { body } = inLanguage(language, () =>
      wordMessage({ eventCode: 'USER_FROZEN', params: { reason } }),
    );
    const rest = body.slice(body.indexOf(reason) + reason.length);
    expect(rest, body).toMatch(/^\s*[^。．.！!？?\s]/u);
  }
});
