import { useEffect } from 'react';
import { island } from '../../../../platform/island/island.tsx';
import { Button } from '../../../../ui/button/Button.tsx';

/** Reloads the page, automatically once there is a network. */
function ReloadButton({ text }: { text: string }) {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <Button variant="main" size="large" onClick={() => location.reload()}>
      {text}
    </Button>
  );
}

export default island('site/public/errors/ReloadButton', ReloadButton, 'load');
