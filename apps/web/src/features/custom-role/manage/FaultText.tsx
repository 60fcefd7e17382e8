import { Text } from '../../../ui/layout/Text.tsx';

interface FaultTextProps {
  id: string;
  text: string | undefined;
}

/** What is wrong with a field of several parts, announced as it appears. */
export const FaultText = ({ id, text }: FaultTextProps) =>
  text && (
    <Text role="alert" id={id} above={8} tone="petal" size="note">
      {text}
    </Text>
  );
