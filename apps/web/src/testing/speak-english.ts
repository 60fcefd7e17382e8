import { speak } from '../platform/i18n/language.ts';

// Test files in a worker share their modules, so a language set in one would carry over to the next.
speak('en');
