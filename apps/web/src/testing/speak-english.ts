import { speak } from '../platform/i18n/language.ts';

// The files of a worker share their modules, so the language that one has set would be that of the next one.
speak('en');
