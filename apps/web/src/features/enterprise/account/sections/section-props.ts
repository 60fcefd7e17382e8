import type { OwnProfile } from '../profile/own-profile.ts';
import type { Choices } from '../profile/use-choices.ts';

export interface ViewProps {
  profile: OwnProfile;
  choices: Choices;
}

export interface EditorProps extends ViewProps {
  onDone: () => void;
}
