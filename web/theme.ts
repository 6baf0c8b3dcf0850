// An entry point of its own, built to /theme.js and loaded by index.html as a blocking classic
// script in <head>: the light must be right before the first paint, and the content policy
// forbids inline scripts. It must stay free of imports that pull in the application, and be
// built as format 'iife' without splitting.
import { applyTheme, readTheme } from './state/theme-device.ts';

applyTheme(readTheme() ?? 'auto');
