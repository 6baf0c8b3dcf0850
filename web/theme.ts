// A separate entry point: index.html loads it as a blocking classic script in <head>, because the theme must be right
// before the first paint and the content policy forbids inline scripts. It also sets the language, and shows a message
// when the application itself does not load. It must not import anything that pulls in the application.
import { hideFirstFrame } from './layout/frameless.ts';
import { watchLoading } from './not-loaded.ts';
import { applyLanguage, languageOf, readLanguage } from './state/language-device.ts';
import { applyTheme, readTheme } from './state/theme-device.ts';

applyTheme(readTheme() ?? 'auto');
applyLanguage(languageOf(readLanguage() ?? 'auto'));
hideFirstFrame(window.location.pathname);
watchLoading();
