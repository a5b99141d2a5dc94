import type { ColoursAction, ColoursInput, ColoursTypes } from '@crownhold/table/colours';
import type { TableAction } from '../action.ts';
import type { ShownTable } from '../shown-table.ts';
import type { TableModel } from '../table-model.ts';

export type ColoursTable = TableModel<ColoursTypes, ColoursInput, ColoursAction>;
export type ShownColours = ShownTable<ColoursTypes, ColoursInput>;
export type ColoursTableAction = TableAction<ColoursAction>;
