// An entry point of its own: index.html loads it as a blocking classic script in <head>, because
// the light must be right before the first paint and the content policy forbids inline scripts.
// The language too, and a word where the application itself does not arrive.
// It must stay free of imports that pull in the application.
import { watchLoading } from './not-loaded.ts';
import { applyLanguage, languageOf, readLanguage } from './state/language-device.ts';
import { applyTheme, readTheme } from './state/theme-device.ts';

applyTheme(readTheme() ?? 'auto');
applyLanguage(languageOf(readLanguage() ?? 'auto'));
watchLoading();
