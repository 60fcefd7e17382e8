import type { OwnProfile } from '../profile/own-profile.ts';
import type { Choices } from '../profile/use-choices.ts';

/** What the view of a section takes. */
export interface ViewProps {
  profile: OwnProfile;
  choices: Choices;
}

/** What the form of a section takes. */
export interface EditorProps extends ViewProps {
  onDone: () => void;
}
