import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { printerIcon } from '../../../ui/icon/shapes.ts';

const PrintButton = ({ text }: { text: string }) => (
  <Button variant="main" icon={printerIcon} onClick={() => window.print()}>
    {text}
  </Button>
);

export default island('farm-trace/public/PrintButton', PrintButton);
