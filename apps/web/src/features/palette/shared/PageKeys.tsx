import * as m from '@portal/texts/messages';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

interface PageKeysProps {
  modifier: string;
  onClose: () => void;
}

/** The keys that a page understands: those of every page, and those of its list if it has one. */
export function PageKeys({ modifier, onClose }: PageKeysProps) {
  const hasList = document.querySelector('main [data-list]') !== null;
  const keys: [string[], string][] = [
    [[modifier, 'K'], m.palette_keys_find()],
    ...(hasList
      ? ([
          [['↑', '↓'], m.palette_keys_rows()],
          [['Enter'], m.palette_keys_open_row()],
          [['/'], m.palette_keys_search()],
        ] satisfies [string[], string][])
      : []),
    [['Esc'], m.palette_keys_close()],
    [['?'], m.palette_keys_this()],
  ];
  return (
    <Dialog open onClose={onClose} title={m.palette_keys_title()} closeLabel={m.act_close()} size="small">
      <Stack as="dl" gap={10}>
        {keys.map(([letters, text]) => (
          <Row key={text} align="center" gap={12}>
            <dt>{text}</dt>
            <Row as="dd" gap={4} atEnd>
              {letters.map((letter) => (
                <kbd key={letter}>{letter}</kbd>
              ))}
            </Row>
          </Row>
        ))}
      </Stack>
    </Dialog>
  );
}
