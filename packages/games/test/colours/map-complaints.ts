import type { AreaMap } from '../../src/colours/map/index.ts';
import { borderComplaints } from './border-complaints.ts';
import { boxComplaints, kingdomComplaints } from './kingdom-complaints.ts';
import { neighbourhoodComplaints } from './neighbourhood-complaints.ts';
import { outlineComplaints } from './outline-complaints.ts';
import { shapeComplaints } from './shape-complaints.ts';
import { capitalComplaints, monsterComplaints, spellComplaints } from './symbol-complaints.ts';
import { towerComplaints } from './tower-complaints.ts';

/** What breaks a rule about the map, by rule. Where the outlines are wrong, the others may complain of anything. */
export const MAP_COMPLAINTS = {
  C1: kingdomComplaints,
  C2: neighbourhoodComplaints,
  C3: (map: AreaMap) => [...outlineComplaints(map), ...borderComplaints(map)],
  C4: capitalComplaints,
  C5: monsterComplaints,
  C6: spellComplaints,
  C7: towerComplaints,
  C10: boxComplaints,
  C11: shapeComplaints,
} as const satisfies Record<string, (map: AreaMap) => string[]>;
