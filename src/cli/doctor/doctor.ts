import type { Command } from '#src/cli.ts';
import { ConfigMistakes, readConfig, type Config } from '#src/platform/config.ts';
import { unknownSettings } from '#src/platform/unknown-settings.ts';
import { fault, warning, type Finding } from './finding.ts';
import {
  examineBackups,
  examineBun,
  examineClock,
  examineCopies,
  examineDisk,
  examineFolder,
  examineMemory,
} from './machine.ts';
import { examineAddress, examineCertificate, examineMail, examinePort } from './network.ts';

/** Says in words what is wrong with the machine. It changes nothing, and Exuvia may be running. */
export const doctorCommand: Command = {
  usage:
    'doctor                 say what is wrong with this machine, and what to do (exit code 1 for a fault)',
  run: async () => {
    const findings = await examine(process.env, new Date());
    const marks = { good: 'ok     ', warning: 'look   ', fault: 'FAULT  ' };
    for (const { level, text } of findings) console.log(marks[level] + text);
    const faults = findings.filter(({ level }) => level === 'fault').length;
    console.log(faults ? `${faults} to mend.` : 'Exuvia can work here.');
    return faults ? 1 : 0;
  },
};

export async function examine(
  env: Record<string, string | undefined>,
  now: Date,
): Promise<Finding[]> {
  const unknown = unknownSettings(env).map(warning);
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigMistakes)) throw error;
    return [examineBun(Bun.version), ...error.mistakes.map(fault), ...unknown];
  }
  const port = await examinePort('PORT', config);
  const runs = port.level === 'good' && port.text.includes('answers');
  const findings = [
    examineBun(Bun.version),
    ...unknown,
    examineMemory(),
    examineFolder(config),
    said(() => examineDisk(config)),
    examineClock(config, now),
    port,
    ...(config.https === 'off' ? [] : [await examinePort('HTTPS_PORT', config)]),
    await examineAddress(config, runs),
    await examineMail(config),
    ...allSaid(() => examineCertificate(config, now)),
    ...allSaid(() => examineBackups(config, now)),
    ...allSaid(() => examineCopies(config)),
  ];
  return findings;
}

/** What can't be read is a finding, too. */
const allSaid = (look: () => Finding[]): Finding[] => {
  try {
    return look();
  } catch (error) {
    return [fault(error instanceof Error ? error.message : String(error))];
  }
};
const said = (look: () => Finding): Finding => allSaid(() => [look()])[0] as Finding;
