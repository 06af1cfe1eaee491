export { cn } from "./cn";
export type { LinkComponent } from "./link";

export { Button, type ButtonProps } from "./button/button";
export { IconButton, type IconButtonProps } from "./button/icon-button";

export { Field, type FieldFrame, type FieldProps } from "./field/field";
export type { ControlProps } from "./field/wiring";
export type { ControlSize } from "./field/frame";
export { OtpInput, type OtpInputProps } from "./field/otp-input";
export { PasswordField } from "./field/password-field";
export { SearchField, type SearchFieldProps } from "./field/search-field";
export { Select, type Choice, type SelectProps } from "./field/select";
export { TextArea, type TextAreaProps } from "./field/text-area";
export { TextField, type TextFieldProps } from "./field/text-field";

export { DateField, type DateFieldProps } from "./date/date-field";
export { DateRangeField, type DateRangeFieldProps, type DayRange } from "./date/date-range-field";
export type { Day, Month } from "./date/days";
export { MonthField, type MonthFieldProps } from "./date/month-field";
export { MonthGrid, type MonthGridProps } from "./date/month-grid";
export { NumberField, type NumberFieldProps } from "./number/number-field";
export { Slider, type SliderProps } from "./slider/slider";

export { Checkbox, type CheckboxProps } from "./choice/checkbox";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./choice/radio-group";
export { SegmentedControl, type SegmentedControlProps } from "./choice/segmented-control";
export { Switch, type SwitchProps } from "./choice/switch";

export { Alert, type AlertProps } from "./alert/alert";

export { Mark, type MarkProps } from "./brand/mark";
export { RoleSwitch, type RoleSwitchItem, type RoleSwitchProps } from "./brand/role-switch";
export { CollegeShape, CompanyShape, type Entity, PersonShape } from "./brand/shapes";
export { StoreBadge, type StoreBadgeProps } from "./brand/store-badge";
export { defaultProductName, Wordmark, type WordmarkProps } from "./brand/wordmark";

export { AuthFacade, type AuthFacadeProps } from "./facade/auth-facade";
export { CollegePreviewBanner } from "./facade/college-preview-banner";
export { DoorFacade, type DoorFacadeProps, type DoorKind } from "./facade/door-facade";
export { GetTheAppFacade, type GetTheAppFacadeProps } from "./facade/get-the-app-facade";
export { ProfileBanner } from "./facade/profile-banner";
export { StepsHouse, type StepsHouseProps } from "./facade/steps-house";

export { AuthSplit, type AuthSplitProps } from "./layout/auth-split";
export { Breadcrumb, type BreadcrumbProps, type Crumb } from "./breadcrumb/breadcrumb";
export { GetTheAppPage, type GetTheAppPageProps } from "./layout/get-the-app-page";
export { OnboardingLayout, type OnboardingLayoutProps } from "./layout/onboarding-layout";
export { PublicPage, type PublicPageProps } from "./layout/public-page";
export {
  SettingsLayout,
  type SettingsLayoutProps,
  type SettingsPlace,
  SettingsSection,
  type SettingsSectionProps,
} from "./layout/settings-layout";
export { StatePage, type StatePageProps } from "./layout/state-page";

export {
  Stepper,
  type Step,
  type StepGroup,
  type StepperProps,
  type StepState,
  StepWindow,
} from "./stepper/stepper";

export { Avatar, type AvatarProps } from "./avatar/avatar";
export { AvatarStack, type AvatarStackProps } from "./avatar/avatar-stack";
export { Badge, type BadgeProps } from "./badge/badge";
export type { StatusGlyph } from "./status/glyphs";
export { StatusPill, type StatusPillProps } from "./status/status-pill";
export { Tag, type TagProps } from "./status/tag";
export { StatStrip, type Stat, type StatStripProps } from "./stat/stat-strip";
export { Pager, type PagerProps } from "./pager/pager";
export { DotRows, type DotRow, type DotRowsProps } from "./dot-rows/dot-rows";
export { RollChart, type RollChartProps } from "./roll-chart/roll-chart";
export type { RollRow } from "./roll-chart/roll";
export { Tabs, type Tab, type TabsProps } from "./tabs/tabs";
export { Timeline, type TimelineEntry, type TimelineProps } from "./timeline/timeline";
export { Toolbar, type ToolbarProps } from "./toolbar/toolbar";
export { SortableList, type SortableListProps } from "./sortable/sortable-list";
export { EmptyState, type EmptyStateProps } from "./empty/empty-state";
export { Skeleton, type SkeletonProps } from "./skeleton/skeleton";

export type { FileShown } from "./file/chosen-file";
export { FileField, type FileFieldProps } from "./file/file-field";
export { type FileOnItsWay, FilesField, type FilesFieldProps } from "./file/files-field";
export { Meter, type MeterProps } from "./file/meter";

export { AppShell } from "./shell/app-shell";
export type { AppShellProps, RailState } from "./shell/shell-props";
export type { NavGroup, NavItem } from "./shell/nav-list";
export { OrgTile, type OrgTileProps } from "./shell/org-tile";
export { PageHeader, type PageHeaderProps } from "./shell/page-header";
export { SearchButton, type SearchButtonProps } from "./shell/search-button";

export { Combobox, type ComboboxProps } from "./combobox/combobox";
export { MultiCombobox, type MultiComboboxProps } from "./combobox/multi-combobox";
export type { ComboboxOption } from "./combobox/option";
export type { LoadOptions, OptionAsk, OptionPage } from "./combobox/use-options";

export { ConfirmDialog, type ConfirmDialogProps } from "./dialog/confirm-dialog";
export { Dialog, type DialogProps } from "./dialog/dialog";
export { SessionDialog, type SessionDialogProps } from "./dialog/session-dialog";

export { ContextMenu, type ContextMenuProps } from "./menu/context-menu";
export type { MenuAction, MenuBranch, MenuChoice, MenuEntry, MenuTick } from "./menu/entry";
export { Kbd, type KbdProps } from "./menu/kbd";
export { Menu, type MenuProps } from "./menu/menu";
export { Popover, type PopoverProps } from "./popover/popover";
export { Sheet, type SheetProps } from "./sheet/sheet";
export { CommandPalette, type CommandPaletteProps } from "./palette/command-palette";
export { useCtrlK } from "./palette/use-ctrl-k";
export type { PaletteAsk, PaletteGroup, PaletteHit, PaletteSearch } from "./palette/hit";

export type { ToastItem, ToastTone } from "./toast/toast-item";
export { Toaster, type ToasterProps } from "./toast/toaster";
export { PageLoader, type PageLoaderProps } from "./loader/page-loader";

export {
  DescriptionList,
  type Described,
  type DescriptionListProps,
} from "./description/description-list";
export { PlanCard, type PlanCardProps } from "./plan/plan-card";
export { ProgressWindows, type ProgressWindowsProps } from "./progress/progress-windows";
export { Tips } from "./tooltip/tips";
export { Tooltip, type TooltipProps } from "./tooltip/tooltip";

export type { IconProps } from "./icon/icon";
export {
  AlertIcon,
  ArrowLeftIcon,
  CheckIcon,
  ChevronDownIcon,
  CircleCheckIcon,
  EyeIcon,
  EyeOffIcon,
  HelpIcon,
  InfoIcon,
  LockIcon,
  MailIcon,
  WarningIcon,
} from "./icon/icons";
