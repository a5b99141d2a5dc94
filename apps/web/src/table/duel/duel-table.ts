import type { DuelAction, DuelInput, DuelTypes } from '@crownhold/table/duel';
import type { TableAction } from '../action.ts';
import type { ShownTable } from '../shown-table.ts';
import type { TableModel } from '../table-model.ts';

export type DuelTable = TableModel<DuelTypes, DuelInput, DuelAction>;
export type ShownDuel = ShownTable<DuelTypes, DuelInput>;
export type DuelTableAction = TableAction<DuelAction>;
