// An entry point of its own: index.html loads it as a blocking classic script in <head>, because
// the light must be right before the first paint and the content policy forbids inline scripts.
// It must stay free of imports that pull in the application.
import { applyTheme, readTheme } from './state/theme-device.ts';

applyTheme(readTheme() ?? 'auto');
