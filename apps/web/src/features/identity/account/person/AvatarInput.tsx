import * as m from '@portal/texts/messages';
import { useRef } from 'react';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { useInput } from '../../../../platform/form/use-input.ts';
import { Avatar } from '../../../../ui/avatar/Avatar.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { uploadIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { avatarRules, useAvatar } from './use-avatar.ts';

/** The form's field `avatarFileId`, empty for none; initials are shown if there is no picture. */
export function AvatarInput({ userName }: { userName: string }) {
  const { value: fileId, onChange } = useInput<string>('avatarFileId');
  const input = useRef<HTMLInputElement>(null);
  const { busy, fault, send } = useAvatar(onChange);
  return (
    <Row gap={20} align="center">
      <Avatar name={userName} size={72} {...(fileId ? { src: imageUrl(fileId, 0, 160) } : {})} />
      <div>
        <Row wrap gap={8}>
          <Button size="small" icon={uploadIcon} busy={busy} onClick={() => input.current?.click()}>
            {m.person_avatar_change()}
          </Button>
          {fileId && (
            <Button size="small" variant="quiet" onClick={() => onChange('')}>
              {m.person_avatar_remove()}
            </Button>
          )}
        </Row>
        <Text above={6} tone="faint" size="note">
          {m.person_avatar_hint()}
        </Text>
        {fault && (
          <Text above={4} tone="petal" size="note" role="alert">
            {fault}
          </Text>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={avatarRules.accept.join(',')}
        aria-label={m.person_avatar()}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) send(chosen);
        }}
      />
    </Row>
  );
}
