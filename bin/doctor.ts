import { diagnoseShop } from '../server/doctor/diagnose-shop.ts';

const signs = { ok: '  ok  ', warning: ' look ', failure: ' MUST ' };

/** Diagnoses the installation and says what to do. Exit code 1 when action is required. */
const findings = await diagnoseShop(process.env);
for (const { state, about, says } of findings) console.log(`${signs[state]} ${about.padEnd(13)} ${says}`);
const toDo = findings.filter(({ state }) => state === 'failure').length;
console.log(`\n${toDo === 0 ? 'Nothing must be done.' : `Must be done: ${toDo}.`}`);
process.exit(toDo === 0 ? 0 : 1);
